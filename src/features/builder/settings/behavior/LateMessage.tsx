import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { quotasOf } from '@/features/builder/draft/logic/quota-edits';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';

const HARD = 'settings.behavior.hard_limit';
const MESSAGE = 'settings.behavior.late_message';

/** The message for visitors whose responses aren't counted, because the limit or a quota was reached. */
export function LateMessage( { behavior }: { behavior: Behavior } ) {
	const error = useBuilder( ( { errors } ) => errors[ MESSAGE ] );
	const dispatch = useDispatch();
	const hasQuotas = quotasOf( { behavior } ).length > 0;

	if ( ! hasQuotas && ( behavior.max_responses ?? null ) === null ) {
		return null;
	}
	return (
		<div className="uf-setting">
			<div data-field={ HARD }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Tell visitors who are too late', 'userfeedback' ) }
					help={ __(
						'For giveaways: visitors whose response isn’t counted read this message in place of the thank-you message.',
						'userfeedback'
					) }
					checked={ behavior.hard_limit }
					onChange={ ( value ) =>
						dispatch( { type: 'done', operation: { type: 'set', path: HARD, value } } )
					}
				/>
			</div>
			{ behavior.hard_limit && (
				<div data-field={ MESSAGE }>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Message for visitors who are too late', 'userfeedback' ) }
						rows={ 3 }
						maxLength={ LIMITS.THANK_YOU }
						placeholder={
							hasQuotas
								? __(
										'You’re just too late. This survey already has all the responses like yours that it needed, so yours isn’t counted.',
										'userfeedback'
									)
								: __(
										'You’re just too late. This survey already has all the responses that it needed, so yours isn’t counted.',
										'userfeedback'
									)
						}
						value={ behavior.late_message }
						onChange={ ( value ) =>
							dispatch( { type: 'typed', operation: { type: 'set', path: MESSAGE, value } } )
						}
						onBlur={ () => dispatch( { type: 'field-left' } ) }
					/>
				</div>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
