/** secretUrl: the page of an unlisted event. linkBizDestination: the destination of a partner link (DEC-118). */
export type RememberedAddress = "secretUrl" | "linkBizDestination";

/** Addresses of this site that a tab keeps until they have been visited once (STORE-06). */
export interface RememberedAddresses {
	read(kind: RememberedAddress): string | null;
	save(kind: RememberedAddress, address: string): void;
	forget(kind: RememberedAddress): void;
}
