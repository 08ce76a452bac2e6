import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";

/** The mobile app around the page (BRIDGE-01..05). */
export interface NativeHost {
	/** Tells the app; false when no app took the message, so that another way is to be gone. */
	offer(message: BridgeMessage): boolean;
}
