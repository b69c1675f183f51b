import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { sprintf } from '@/lib/labels/sprintf';
import { Setting } from '../Setting';
import { TextSetting } from '../TextSetting';
import { ToggleSetting } from '../ToggleSetting';

const THRESHOLDS = Array.from( { length: LIMITS.STARS - 1 }, ( _, index ) => index + 1 );

export function ReasonCard() {
	const { settings, set } = useRatingsForm();

	return (
		<Card title={ __( 'Low-rating follow-up', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<ToggleSetting
					name="ask_reason"
					label={ __( 'Ask for a reason', 'userfeedback' ) }
					help={ __(
						'Visitors who give a low rating are asked to explain why in a sentence.',
						'userfeedback'
					) }
				/>
				{ settings.ask_reason === 'yes' && (
					<>
						<TextSetting name="reason_question" label={ __( 'Question', 'userfeedback' ) } />
						<Setting name="reason_at_most" title={ __( 'Ask after a rating of', 'userfeedback' ) }>
							<SelectControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Ask after a rating of', 'userfeedback' ) }
								value={ String( settings.reason_at_most ) }
								options={ THRESHOLDS.map( ( most ) => ( {
									value: String( most ),
									label: thresholdText( most ),
								} ) ) }
								onChange={ ( value ) => set( 'reason_at_most', Number( value ) ) }
							/>
						</Setting>
					</>
				) }
			</div>
		</Card>
	);
}

function thresholdText( most: number ): string {
	if ( most === 1 ) {
		return formatNumber( most );
	}
	return most === 2
		? __( '1 or 2', 'userfeedback' )
		: /* translators: %s: highest vote, of 1 to 5, after which a visitor is asked why */
			sprintf( __( '1 to %s', 'userfeedback' ), formatNumber( most ) );
}
