/** Makes a photo small enough to be sent. */
export interface PhotoMaker {
	/** A JPEG in base64 of what the traveller chose; null when it is no picture this browser reads. */
	shrink(file: Blob): Promise<string | null>;
}
