/** Texts of the wish list hearts on cards. */
export const wishHeartCopy = {
	keep: (name: string) => `${name} 찜하기`,
	drop: (name: string) => `${name} 찜 해제하기`,
} as const;
