/** secretUrl: an unlisted event's page. linkBizDestination: where a partner's link leads (DEC-118). */
export type KeptAddress = "secretUrl" | "linkBizDestination";

/** Addresses of this site that a tab keeps until they have been gone to once (STORE-06). */
export interface KeptAddresses {
	read(kind: KeptAddress): string | null;
	keep(kind: KeptAddress, address: string): void;
	forget(kind: KeptAddress): void;
}
