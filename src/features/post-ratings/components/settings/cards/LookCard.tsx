import { __ } from '@wordpress/i18n';
import { FontFields } from '@/components/branding/font/FontFields';
import { Card } from '@/components/ui/layout/Card';
import type { Theming } from '@/contract/types';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { ColorSetting } from '../ColorSetting';
import { ContrastCheck } from '../ContrastCheck';
import { Setting } from '../Setting';

export function LookCard() {
	const { settings, set } = useRatingsForm();
	const { family = '', weight = '' } = settings.font;

	return (
		<Card title={ __( 'Appearance', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<Setting name="font" title={ __( 'Font', 'userfeedback' ) }>
					<FontFields
						theming={ { font: { family, weight } } }
						looks={ {
							choose: ( name, value ) => {
								if ( name === 'font' ) {
									set( 'font', value as Theming[ 'font' ] );
								}
							},
						} }
					/>
				</Setting>
				<ColorSetting
					name="background_color"
					label={ __( 'Background color', 'userfeedback' ) }
					own={ __( 'Custom background', 'userfeedback' ) }
					begun="#ffffff"
				/>
				<ColorSetting
					name="text_color"
					label={ __( 'Text color', 'userfeedback' ) }
					own={ __( 'Custom text color', 'userfeedback' ) }
					begun="#1e1e1e"
				/>
				<ContrastCheck />
			</div>
		</Card>
	);
}
