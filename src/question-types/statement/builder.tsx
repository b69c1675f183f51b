import { __ } from '@wordpress/i18n';
import { PickedImage } from '@/components/forms/image/PickedImage';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { BuilderParts } from '../builder';

const IMAGE = 'settings.image';

export const statement: BuilderParts = {
	title: () => [ __( 'Text', 'userfeedback' ), __( 'What do you want to tell visitors?', 'userfeedback' ) ],
	Settings: ( { question: { id, settings } } ) => {
		const dispatch = useDispatch();
		const { image = '' } = settings;
		return (
			<div className="uf-question__image">
				<PickedImage
					field={ fieldName( { question: id }, IMAGE ) }
					chooseLabel={ __( 'Choose an image', 'userfeedback' ) }
					changeLabel={ __( 'Image', 'userfeedback' ) }
					image={ image }
					isWrong={ false }
					onChange={ ( value ) =>
						dispatch( {
							type: 'done',
							operation: {
								type: 'set',
								question: id,
								path: IMAGE,
								value: value === '' ? undefined : value,
							},
						} )
					}
				/>
				<span>
					{ __(
						'Image below the text. Screen readers don’t read it, so say everything in the text.',
						'userfeedback'
					) }
				</span>
			</div>
		);
	},
};
