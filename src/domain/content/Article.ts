/** A notice (ENT-38). */
export interface Notice {
	readonly id: number;
	/** '공지', '이벤트', ... */
	readonly type: string;
	readonly title: string;
	/** HTML sanitised by the server (DEC-153). */
	readonly html: string;
	/** 'yyyy-MM-dd HH:mm:ss', Korean time. */
	readonly createdAt: string;
	readonly updatedAt: string | null;
}

/** A category of frequently asked questions (DEC-169). */
export interface FaqType {
	readonly id: number;
	readonly name: string;
}

/** A question and its answer (ENT-36). */
export interface Faq {
	readonly id: number;
	readonly title: string;
	/** HTML sanitised by the server. */
	readonly html: string;
	readonly createdOn: string;
}
