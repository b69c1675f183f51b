import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { PickedImage } from '@/components/forms/image/PickedImage';
import type { PictureProps } from '@/features/builder/questions/options/pictures/picture-props';
import { sprintf } from '@/lib/labels/sprintf';
import type { BuilderParts } from '../builder';

export const imageRadio: BuilderParts = { Picture: ImagePicture };

/** The image of an option. */
function ImagePicture( { question, option, place, isWrong }: PictureProps ) {
	const dispatch = useDispatch();
	const number = formatNumber( place + 1 );

	return (
		<PickedImage
			field={ fieldName( { question, option: option.id }, 'image' ) }
			/* translators: %s: number of an option */
			chooseLabel={ sprintf( __( 'Choose an image for option %s', 'userfeedback' ), number ) }
			/* translators: %s: number of an option */
			changeLabel={ sprintf( __( 'Image for option %s', 'userfeedback' ), number ) }
			image={ option.image ?? '' }
			isWrong={ isWrong }
			onChange={ ( image, alt ) =>
				dispatch( {
					type: 'done',
					operation: { type: 'choose-image', question, option: option.id, image, alt },
				} )
			}
		/>
	);
}
