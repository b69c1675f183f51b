import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import { IconPicture } from '@/features/builder/questions/options/pictures/IconPicture';
import { ColorField } from '@/components/branding/ColorField';
import type { BuilderParts } from '../builder';

export const iconChoice: BuilderParts = { Settings: IconSettings, Picture: IconPicture };

/** Style of all icons of a question. */
function IconSettings( { question: { id, type, settings } }: { question: FormQuestion } ) {
	const dispatch = useDispatch();
	const { icon_color: color, icon_size: size } = settings;
	const { icon_color: usual } = newQuestion( id, type ).settings;
	const colored = ( value: string ) => ( { type: 'set', question: id, path: 'settings.icon_color', value } ) as const;

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Icon size', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'settings.icon_size' ) }
				value={ size }
				options={ [
					{ value: 'small', label: __( 'Small', 'userfeedback' ) },
					{ value: 'medium', label: __( 'Medium', 'userfeedback' ) },
					{ value: 'large', label: __( 'Large', 'userfeedback' ) },
				] }
				onChange={ ( value ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: id,
							path: 'settings.icon_size',
							value: value as typeof size,
						},
					} )
				}
			/>
			<ColorField
				label={ __( 'Icon color', 'userfeedback' ) }
				field={ fieldName( { question: id }, 'settings.icon_color' ) }
				value={ color }
				usual={ usual }
				onType={ ( value ) => dispatch( { type: 'typed', operation: colored( value ) } ) }
				onLeave={ () => dispatch( { type: 'field-left' } ) }
				onReset={ () => dispatch( { type: 'done', operation: colored( usual ) } ) }
			/>
		</>
	);
}
