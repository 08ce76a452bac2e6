import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { wishHeartCopy } from "#copy/wishHeart.ts";
import { useApp } from "#ui/app/AppState.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { HeartFilledIcon, HeartIcon } from "#ui/components/icons/frame.tsx";
import { WishedVariants } from "./WishedVariants.tsx";
import { type HeartedStay, heartsOf } from "./WishHearts.ts";

/** Heart on a card that adds the stay to the wish list or removes it (CALL-CONTENT-39). */
export const WishHeart = observer(function WishHeart({
	stay,
}: {
	readonly stay: HeartedStay & { readonly name: string };
}) {
	const hearts = heartsOf(useApp());
	useEffect(() => void hearts.resume(stay), [hearts, stay]);
	return (
		<WishedVariants stayId={stay.id} isWished={hearts.isWished(stay)}>
			{(isOn) => (
				<IconButton
					variant="floating"
					label={isOn ? wishHeartCopy.drop(stay.name) : wishHeartCopy.keep(stay.name)}
					data-on={isOn ? "" : undefined}
					onClick={() => void hearts.toggle(stay)}
				>
					{isOn ? <HeartFilledIcon /> : <HeartIcon />}
				</IconButton>
			)}
		</WishedVariants>
	);
});
