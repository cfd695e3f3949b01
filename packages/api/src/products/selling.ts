import type { SavePluginRequest } from './products.schemas.ts';
import { sellingValidation } from './selling.messages.ts';

/** The fields that connect a product to sales platforms. */
export type SellingFields = Pick<
  SavePluginRequest,
  | 'envato'
  | 'envato_id'
  | 'easy_digital_downloads'
  | 'easy_digital_downloads_id'
  | 'easy_digital_downloads_url'
  | 'gumroad'
  | 'gumroad_product_id'
  | 'gumroad_product_permalink'
  | 'sendowl'
  | 'sendowl_product_id'
  | 'whmcs'
  | 'whmcs_url'
>;

/**
 * Returns a message for each field that an enabled sales platform requires and that is blank. Empty if
 * purchase codes can be verified.
 */
export function sellingFaults(fields: SellingFields): Partial<Record<keyof SellingFields, string>> {
  const faults: Partial<Record<keyof SellingFields, string>> = {};
  if (fields.envato && !fields.envato_id) faults.envato_id = sellingValidation.envatoId;
  if (fields.easy_digital_downloads && !fields.easy_digital_downloads_id) {
    faults.easy_digital_downloads_id = sellingValidation.easyDigitalDownloadsId;
  }
  if (fields.easy_digital_downloads && !fields.easy_digital_downloads_url) {
    faults.easy_digital_downloads_url = sellingValidation.easyDigitalDownloadsUrl;
  }
  if (fields.gumroad && !fields.gumroad_product_id && !fields.gumroad_product_permalink) {
    faults.gumroad_product_id = sellingValidation.gumroadProduct;
  }
  if (fields.sendowl && !fields.sendowl_product_id) {
    faults.sendowl_product_id = sellingValidation.sendowlProductId;
  }
  if (fields.whmcs && !fields.whmcs_url) faults.whmcs_url = sellingValidation.whmcsUrl;
  return faults;
}
