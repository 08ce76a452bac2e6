import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";

/** The mobile app around the page (BRIDGE-01..05). */
export interface NativeHost {
	/** Sends a message to the app; returns false if no app took it, so that the caller uses another way. */
	offer(message: BridgeMessage): boolean;
}
