/** A supply channel: ours or one of the suppliers and wholesalers whose names are never shown. [CHAN-02, CHAN-03] */
export interface Channel {
	readonly index: number;
	readonly code: string;
	/** Flag 'Y': in use. */
	readonly isInUse: boolean;
	/** Asks for English names and an international phone number. [CHAN-05] */
	readonly isInternationalForm: boolean;
}

const codes = ["OWN", "SUP1", "SUP2", "SUP3", "SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"] as const;

const internationalCodes: readonly string[] = ["SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"];

/** Our own channel and nine others. [CHAN-01, DEC-008] */
export const channels: readonly Channel[] = codes.map((code, position) => ({
	index: position + 1,
	code,
	isInUse: true,
	isInternationalForm: internationalCodes.includes(code),
}));

export const ownChannelIndexes: readonly number[] = [1];

/** The one supplier whose images are watermarked. [CHAN-06, DEC-135] */
const watermarkedCode = "SUP3";

/** The external supplier whose stays only take coupons flagged for it. [DEC-089] */
const couponFlagCode = "SUP4";

export const channelAt = (index: number): Channel | null =>
	channels.find((channel) => channel.index === index) ?? null;

/** Whether an order belongs to our own channels. [CHAN-04] */
export const isOwnChannel = (index: number): boolean => ownChannelIndexes.includes(index);

/** Whether the booking form asks for English names. [CHAN-05, DEC-096] */
export const needsInternationalForm = (index: number): boolean =>
	channelAt(index)?.isInternationalForm ?? false;

/** Whether a channel's images carry a watermark. [CHAN-06] */
export const isWatermarked = (index: number): boolean => channelAt(index)?.code === watermarkedCode;

/** Whether a channel's stays take only coupons that say so. [DEC-089] */
export const isCouponFlagChannel = (index: number): boolean => channelAt(index)?.code === couponFlagCode;
