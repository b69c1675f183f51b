import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type KeyboardEvent, useRef } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { RecallText } from '../recall/RecallText';
import { useLocks } from '../use-locks';
import { MessageButton } from './MessageButton';
import { MessageTools } from './MessageTools';

const MESSAGE = 'settings.thank_you.message';

export function MessageFields() {
	const { message, type } = useBuilder( ( { form } ) => form.draft.settings.thank_you );
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();
	const error = errors[ MESSAGE ];
	const isLocked = useLocks().thankYou;
	const locked = useLocked( isLocked );
	const set = ( value: string ) => dispatch( { type: 'typed', operation: { type: 'set', path: MESSAGE, value } } );
	const field = useRef< HTMLTextAreaElement >( null );
	const label =
		type === 'message'
			? __( 'Message after the last answer', 'userfeedback' )
			: __( 'Message when no redirect applies', 'userfeedback' );

	return (
		<>
			<div>
				<div className="uf-message-head">
					<span aria-hidden="true">{ label }</span>
					{ ! isLocked && <MessageTools field={ field } message={ message } /> }
				</div>
				{ IN_EDITION[ 'question-options' ] && ! isLocked ? (
					<RecallText
						question={ null }
						name={ MESSAGE }
						label={ label }
						help={ __( 'Use HTML tags for bold text and links.', 'userfeedback' ) }
						text={ message }
						maxLength={ LIMITS.THANK_YOU }
						error={ error }
						rows={ 4 }
						field={ field }
						onChange={ set }
					/>
				) : (
					<TextareaControl
						__nextHasNoMarginBottom
						hideLabelFromVision
						ref={ field }
						className={ error === undefined ? '' : 'uf-field--invalid' }
						label={ label }
						rows={ 4 }
						{ ...locked }
						value={ isLocked ? __( 'Thanks for your feedback!', 'userfeedback' ) : message }
						data-field={ MESSAGE }
						maxLength={ LIMITS.THANK_YOU }
						help={
							error ?? ( isLocked ? '' : __( 'Use HTML tags for bold text and links.', 'userfeedback' ) )
						}
						aria-invalid={ error === undefined ? undefined : true }
						onChange={ ( value ) => ! isLocked && set( value ) }
						onBlur={ () => dispatch( { type: 'field-left' } ) }
					/>
				) }
			</div>
			{ IN_EDITION.plans && isLocked ? (
				<p className="uf-locked">
					{ __( 'Custom messages require a paid plan.', 'userfeedback' ) }
					<PlanBadge feature="thank-you" />
				</p>
			) : (
				<MessageButton />
			) }
		</>
	);
}

/** Can get focus, and says what unlocks it. */
function useLocked( isLocked: boolean ) {
	const upgrade = useUpgrade();
	const tell = () => upgrade( 'thank-you' );
	return isLocked
		? {
				readOnly: true,
				'aria-disabled': true,
				onClick: tell,
				onKeyDown: ( event: KeyboardEvent ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						tell();
					}
				},
			}
		: {};
}
