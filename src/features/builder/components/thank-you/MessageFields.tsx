import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { useLocks } from '@/features/builder/model/use-locks';
import '../questions/fields.scss';

const MESSAGE = 'settings.thank_you.message';

export function ThankYouCard() {
	const { form, errors } = useBuilder();
	const dispatch = useDispatch();
	const error = errors[ MESSAGE ];
	const isLocked = useLocks().thankYou;
	const upgrade = useUpgrade();
	const tell = () => upgrade( 'thank-you' );
	const locked = {
		readOnly: true,
		'aria-disabled': true,
		onClick: tell,
		onKeyDown: ( event: KeyboardEvent ) => {
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				tell();
			}
		},
	};

	return (
		<Card
			title={
				<span tabIndex={ -1 } data-field="settings.thank_you">
					{ __( 'Thank You Message', 'userfeedback' ) }
				</span>
			}
		>
			<TextareaControl
				__nextHasNoMarginBottom
				className={ error === undefined ? '' : 'uf-field--invalid' }
				label={ __( 'What visitors see after their last answer', 'userfeedback' ) }
				rows={ 3 }
				{ ...( isLocked ? locked : {} ) }
				value={
					isLocked ? __( 'Thanks for your feedback!', 'userfeedback' ) : form.draft.settings.thank_you.message
				}
				data-field={ MESSAGE }
				maxLength={ LIMITS.THANK_YOU }
				help={ error ?? '' }
				aria-invalid={ error === undefined ? undefined : true }
				onChange={ ( value ) =>
					! isLocked && dispatch( { type: 'typed', operation: { type: 'set', path: MESSAGE, value } } )
				}
				onBlur={ () => dispatch( { type: 'field-left' } ) }
			/>
			{ isLocked && (
				<p className="uf-locked">
					{ __( 'A message of your own comes with a plan.', 'userfeedback' ) }
					<PlanBadge feature="thank-you" />
				</p>
			) }
		</Card>
	);
}
