import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColourField } from '@/components/branding/ColourField';
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
export function ColourSetting( { name, label, own, begun }: Props ) {
	const { settings, set } = useRatingsForm();
	const colour = settings[ name ];

	return (
		<Setting name={ name } title={ label }>
			<div className="uf-ratings__colour">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ own }
					help={ colour === '' ? __( 'Using the page’s color.', 'userfeedback' ) : undefined }
					checked={ colour !== '' }
					onChange={ ( on ) => set( name, on ? begun : '' ) }
				/>
				{ colour !== '' && (
					<ColourField
						label={ label }
						field={ name }
						value={ colour }
						onType={ ( typed ) => set( name, typed ) }
					/>
				) }
			</div>
		</Setting>
	);
}
