import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { ColorField } from '@/components/branding/ColorField';
import { Card } from '@/components/ui/layout/Card';
import type { RatingSettings } from '@/contract/types';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { Setting } from '../Setting';

type Icon = RatingSettings[ 'icon_id' ];

const ICONS: readonly Icon[] = [ 'star', 'heart', 'thumb', 'smile', 'fire' ];

export function IconCard() {
	const { settings, defaults, set, stored } = useRatingsForm();
	const group = useId();
	/** The browser's control writes lowercase. */
	const isUsual = ( color: string ) => color.toLowerCase() === defaults.icon_color.toLowerCase();

	/** The default instruction mentions stars. The owner's own text stays. */
	const choose = ( icon: Icon ) => {
		const ofStars = defaults.rating_instruction_message;
		const ofOthers = __( 'Click on the icons to rate', 'userfeedback' );
		if ( [ ofStars, ofOthers ].includes( settings.rating_instruction_message ) ) {
			set( 'rating_instruction_message', icon === 'star' ? ofStars : ofOthers );
		}
		set( 'icon_id', icon );
	};

	return (
		<Card title={ __( 'Icon', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<Setting name="icon_id" title={ __( 'Icon', 'userfeedback' ) }>
					<div role="radiogroup" aria-label={ __( 'Icon', 'userfeedback' ) } className="uf-branding__icons">
						{ ICONS.map( ( icon ) => (
							<label key={ icon } className="uf-branding__icon" title={ iconName( icon ) }>
								<input
									type="radio"
									name={ group }
									className="uf-branding__radio"
									checked={ settings.icon_id === icon }
									onChange={ () => choose( icon ) }
								/>
								<svg
									className="uf-ratings__icon"
									viewBox="0 0 24 24"
									width={ 24 }
									height={ 24 }
									aria-hidden="true"
								>
									<path d={ stored.icons[ icon ] } />
								</svg>
								<span className="screen-reader-text">{ iconName( icon ) }</span>
							</label>
						) ) }
					</div>
				</Setting>
				<Setting name="icon_color" title={ __( 'Icon color', 'userfeedback' ) }>
					<ColorField
						label={ __( 'Icon color', 'userfeedback' ) }
						field="icon_color"
						value={ settings.icon_color }
						onType={ ( color ) => set( 'icon_color', isUsual( color ) ? defaults.icon_color : color ) }
					/>
				</Setting>
			</div>
		</Card>
	);
}

function iconName( icon: Icon ): string {
	switch ( icon ) {
		case 'star':
			return __( 'Star', 'userfeedback' );
		case 'heart':
			return __( 'Heart', 'userfeedback' );
		case 'thumb':
			return __( 'Thumbs up', 'userfeedback' );
		case 'smile':
			return __( 'Smile', 'userfeedback' );
		case 'fire':
			return __( 'Flame', 'userfeedback' );
	}
}
