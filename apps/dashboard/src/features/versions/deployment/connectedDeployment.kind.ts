import type { DeploymentResponse, RepositoryResponse } from '@pressdock/api';
import type { Product } from '../../../entities/product/product.kind.ts';

/** The props of everything about a connected repository. */
export interface ConnectedDeploymentProps {
  product: Product;
  deployment: DeploymentResponse;
  repository: RepositoryResponse;
  /** Opens the dialog that connects the repository again. */
  onConnect: () => void;
}
