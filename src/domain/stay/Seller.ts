/** Who sells a stay: whom an intermediary has to name to who buys (전자상거래법 20조). What is unknown is null. */
export interface Seller {
	/** The business name. */
	readonly name: string;
	readonly representative: string | null;
	readonly address: string | null;
	readonly phone: string | null;
	readonly email: string | null;
	/** 사업자등록번호. */
	readonly businessNumber: string | null;
	/** 통신판매업 신고번호. */
	readonly mailOrderNumber: string | null;
}
