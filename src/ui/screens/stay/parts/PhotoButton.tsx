import { stayCopy } from "#copy/stay.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";
import { Picture, type PictureProps } from "#ui/components/Picture.tsx";

export interface PhotoButtonProps extends Pick<PictureProps, "ratio" | "sizes" | "priority" | "rounded"> {
	readonly image: StayImage;
	/** Zero-based index among all pictures. */
	readonly index: number;
	readonly className: string | undefined;
	readonly onOpen: (index: number) => void;
}

/** A picture of a stay that opens enlarged; its alternative text names the button. */
export const PhotoButton = ({ image, index, className, onOpen, ...picture }: PhotoButtonProps) => (
	<button
		type="button"
		className={className}
		aria-label={image.alt || stayCopy.photos.open(index + 1)}
		onClick={() => onOpen(index)}
	>
		<Picture {...picture} src={image.url} alt="" color={image.color} focus={image.focus} />
	</button>
);
