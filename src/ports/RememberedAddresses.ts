/** secretUrl: an unlisted event's page. linkBizDestination: where a partner's link leads (DEC-118). */
export type RememberedAddress = "secretUrl" | "linkBizDestination";

/** Addresses of this site that a tab keeps until they have been gone to once (STORE-06). */
export interface RememberedAddresses {
	read(kind: RememberedAddress): string | null;
	keep(kind: RememberedAddress, address: string): void;
	forget(kind: RememberedAddress): void;
}
