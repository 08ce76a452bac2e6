/** A supply channel: our own, or a supplier or wholesaler, whose names are never shown. [CHAN-02, CHAN-03] */
export interface Channel {
	readonly index: number;
	readonly code: string;
	/** Whether the channel is in use (flag 'Y'). */
	readonly isInUse: boolean;
	/** Whether its bookings require English names and an international phone number. [CHAN-05] */
	readonly isInternationalForm: boolean;
}

const codes = ["OWN", "SUP1", "SUP2", "SUP3", "SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"] as const;

const internationalCodes: readonly string[] = ["SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"];

/** Our own channel and nine suppliers. [CHAN-01, DEC-008] */
export const channels: readonly Channel[] = codes.map((code, position) => ({
	index: position + 1,
	code,
	isInUse: true,
	isInternationalForm: internationalCodes.includes(code),
}));

export const ownChannelIndexes: readonly number[] = [1];

/** The one supplier whose images are watermarked. [CHAN-06, DEC-135] */
const watermarkedCode = "SUP3";

/** The external supplier whose stays accept only coupons flagged for it. [DEC-089] */
const couponFlagCode = "SUP4";

export const channelAt = (index: number): Channel | null =>
	channels.find((channel) => channel.index === index) ?? null;

/** Whether a channel is one of our own. [CHAN-04] */
export const isOwnChannel = (index: number): boolean => ownChannelIndexes.includes(index);

/** Whether the booking form for a channel asks for English names. [CHAN-05, DEC-096] */
export const needsInternationalForm = (index: number): boolean =>
	channelAt(index)?.isInternationalForm ?? false;

/** Whether a channel's images are watermarked. [CHAN-06] */
export const isWatermarked = (index: number): boolean => channelAt(index)?.code === watermarkedCode;

/** Whether a channel's stays accept only coupons flagged for it. [DEC-089] */
export const isCouponFlagChannel = (index: number): boolean => channelAt(index)?.code === couponFlagCode;
