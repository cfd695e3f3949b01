export { ProductUnavailable } from '../../entities/product/ProductUnavailable.tsx';
