import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";

/** The mobile app around the page (BRIDGE-01..05). */
export interface NativeHost {
	isPresent(): boolean;
	/** @throws NotWebViewError outside a web view (BRIDGE-04). */
	send(message: BridgeMessage): void;
}
