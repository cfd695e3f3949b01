/** The location and the hosting provider of a site's server. Null for what is unknown. */
export interface SiteOrigin {
  /** The country as two uppercase letters (ISO 3166-1). */
  country: string | null;
  /** The state or province, by its English name. */
  region: string | null;
  /** The city, by its English name. */
  city: string | null;
  /** The organization that operates the network. */
  hosting: string | null;
}

/** The publisher of a database, to be credited where its data is shown. */
export interface GeoSource {
  name: string;
  /** The page that the credit links to. */
  url: string;
}

/** Looks up locations and hosting providers in local databases. */
export interface Geo {
  /** Returns the origin of an IP address. Every property is null for an invalid or unknown address. */
  lookup(ip: string): SiteOrigin;
  /** The databases in use. Null: there is none, so that property is never known. */
  sources: { location: GeoSource | null; hosting: GeoSource | null };
  /** Releases the databases. Lookups after that know nothing. */
  close(): void;
}
