import { observer } from "mobx-react-lite";
import { layoutCopy } from "#copy/layout.ts";
import { stayCopy } from "#copy/stay.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { HeartFilledIcon, HeartIcon, PinIcon, ShareIcon } from "#ui/components/icons/frame.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { WishedVariants } from "#ui/wish/WishedVariants.tsx";
import type { StayViewModel } from "../StayViewModel.ts";
import styles from "./StayHead.module.css";

/** Name and location of the stay, with heart and share button. */
export const StayHead = observer(function StayHead({
	viewModel,
	detail,
}: {
	readonly viewModel: StayViewModel;
	readonly detail: StayDetail;
}) {
	const { wish } = viewModel;
	const { info, reviews } = detail;
	const kinds = [info.typeName, info.stars > 0 && stayCopy.stars(info.stars), info.chain].filter(Boolean);
	return (
		<div className={styles.head}>
			<div className={styles.texts}>
				<p className={styles.kind}>{kinds.join(" · ")}</p>
				<h1 className={styles.name}>{info.name}</h1>
				{info.englishName && (
					<p className={styles.english} lang="en">
						{info.englishName}
					</p>
				)}
				<p className={styles.place}>
					<PinIcon size={18} />
					<span>
						{detail.address}{" "}
						<a className={styles.link} href="#location">
							{stayCopy.toMap}
						</a>
					</span>
				</p>
				{reviews.count > 0 && (
					<p className={styles.place}>
						<Rating value={reviews.average} count={reviews.count} size={18} />
						<a className={styles.link} href="#reviews">
							{stayCopy.toReviews}
						</a>
					</p>
				)}
				{detail.isStayFestival && (
					<TagList>
						<Tag tone="accent">{stayCopy.festival}</Tag>
					</TagList>
				)}
			</div>
			<div className={styles.actions}>
				<IconButton label={layoutCopy.share} variant="outlined" onClick={() => void viewModel.share()}>
					<ShareIcon size={22} />
				</IconButton>
				<WishedVariants stayId={viewModel.stayId} isWished={wish.isWished}>
					{(isWished) => (
						<IconButton
							label={isWished ? stayCopy.wish.remove : stayCopy.wish.add}
							variant="outlined"
							aria-pressed={isWished}
							className={styles.heart}
							onClick={() => void wish.toggle(viewModel.stayId, info.name)}
						>
							{isWished ? <HeartFilledIcon size={22} /> : <HeartIcon size={22} />}
						</IconButton>
					)}
				</WishedVariants>
			</div>
		</div>
	);
});
