/** Scales photos down for upload. */
export interface PhotoMaker {
	/** Returns a base64 JPEG of the chosen file; null if this browser cannot read it as an image. */
	shrink(file: Blob): Promise<string | null>;
}
