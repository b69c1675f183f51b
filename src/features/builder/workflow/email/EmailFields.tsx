import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormNotifications } from '@/features/builder/draft/form/draft';
import { frequencyLabel } from '@/features/builder/summary/notification-summary';
import { TextField } from '../TextField';
import { EmailLogic } from './EmailLogic';

interface Props {
	email: FormNotifications[ 'email' ];
	errors: FieldErrors;
}

const FREQUENCIES = [ 'response', 'hourly', 'daily' ] as const;

export function EmailFields( { email, errors }: Props ) {
	const dispatch = useDispatch();

	return (
		<>
			<TextField
				field="notifications.email.addresses"
				label={ __( 'Email addresses', 'userfeedback' ) }
				help={ __( 'Separate addresses with commas. Leave empty to send no email.', 'userfeedback' ) }
				error={ errors[ 'notifications.email.addresses' ] }
				maxLength={ LIMITS.ADDRESSES }
				value={ email.addresses }
				operation={ ( value ) => ( { type: 'set', path: 'notifications.email.addresses', value } ) }
			/>
			<div data-field="notifications.email.frequency">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Frequency', 'userfeedback' ) }
					value={ email.frequency }
					options={ FREQUENCIES.map( ( value ) => ( { value, label: frequencyLabel( value ) } ) ) }
					onChange={ ( chosen ) =>
						dispatch( {
							type: 'done',
							operation: {
								type: 'set',
								path: 'notifications.email.frequency',
								value: FREQUENCIES.find( ( value ) => value === chosen ) ?? 'response',
							},
						} )
					}
				/>
			</div>
			{ IN_EDITION[ 'email-logic' ] && <EmailLogic logic={ email.logic } errors={ errors } /> }
		</>
	);
}
