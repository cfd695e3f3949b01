/** When an identifier fetched the flags of a product. */
export interface RecordedRequest {
  product_id: string;
  identifier: string;
  at: string;
}

/** How many new identifiers a product and its account may still store in this hour. */
export interface ProductRoom {
  /** Null only for the product of the interface flags, while there is no operator. */
  accountId: string | null;
  room: number;
  accountRoom: number;
}

/**
 * Returns the requests that may be stored: those of identifiers that are stored already, and as many others as
 * their product and its account have room for, first come, first served. Others take up no room.
 * @param rooms the room by product id; requests for other products are left out
 */
export function selectWithinRoom(
  requests: readonly RecordedRequest[],
  rooms: ReadonlyMap<string, ProductRoom>,
  isStored: (request: RecordedRequest) => boolean,
): RecordedRequest[] {
  const ofProduct = new Map<string, number>();
  const ofAccount = new Map<string | null, number>();
  return requests.filter((request) => {
    const { product_id: productId } = request;
    const limits = rooms.get(productId);
    if (!limits) return false;
    if (isStored(request)) return true;
    const { accountId, room, accountRoom } = limits;
    const productCount = ofProduct.get(productId) ?? 0;
    const accountCount = ofAccount.get(accountId) ?? 0;
    if (productCount >= room || accountCount >= accountRoom) return false;
    ofProduct.set(productId, productCount + 1);
    ofAccount.set(accountId, accountCount + 1);
    return true;
  });
}
