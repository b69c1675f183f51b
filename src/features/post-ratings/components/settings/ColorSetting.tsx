import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorField } from '@/components/branding/ColorField';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { Setting } from './Setting';

interface Props {
	name: 'background_color' | 'text_color';
	label: string;
	/** The toggle; off means the page's color. */
	own: string;
	/** Its initial value. */
	begun: string;
}

/** The page's color, or a custom one. */
export function ColorSetting( { name, label, own, begun }: Props ) {
	const { settings, set } = useRatingsForm();
	const color = settings[ name ];

	return (
		<Setting name={ name } title={ label }>
			<div className="uf-ratings__color">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ own }
					help={ color === '' ? __( 'Using the page’s color.', 'userfeedback' ) : undefined }
					checked={ color !== '' }
					onChange={ ( on ) => set( name, on ? begun : '' ) }
				/>
				{ color !== '' && (
					<ColorField
						label={ label }
						field={ name }
						value={ color }
						onType={ ( typed ) => set( name, typed ) }
					/>
				) }
			</div>
		</Setting>
	);
}
