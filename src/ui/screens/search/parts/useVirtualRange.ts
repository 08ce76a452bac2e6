import { type RefObject, useEffect, useState } from "react";
import { type Range, visibleRange } from "./virtualRows.ts";

/** Lists up to this length are rendered completely. */
const wholeList = 20;

/** Returns the range of rows worth rendering at the current scroll position. */
export function useVirtualRange(list: RefObject<HTMLElement | null>, count: number): Range {
	const [range, setRange] = useState<Range>({ from: 0, to: wholeList });
	const isLong = count > wholeList;
	useEffect(() => {
		if (!isLong) return;
		let frame = 0;
		const look = () => {
			frame = 0;
			if (!list.current) return;
			const { top, height } = list.current.getBoundingClientRect();
			const next = visibleRange({ top, height, count }, window.innerHeight);
			setRange((known) => (known.from === next.from && known.to === next.to ? known : next));
		};
		const scheduleLook = () => {
			frame ||= requestAnimationFrame(look);
		};
		scheduleLook();
		window.addEventListener("scroll", scheduleLook, { passive: true });
		window.addEventListener("resize", scheduleLook);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener("scroll", scheduleLook);
			window.removeEventListener("resize", scheduleLook);
		};
	}, [list, count, isLong]);
	return isLong ? range : { from: 0, to: count };
}
