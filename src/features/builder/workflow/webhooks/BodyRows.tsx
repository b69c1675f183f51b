import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { sprintf } from '@/lib/labels/sprintf';
import { TextField } from '../TextField';
import { ParameterSelect } from './ParameterSelect';
import { RowTools } from './RowTools';
import { useRows } from './use-rows';

interface Props {
	webhook: FormWebhook;
	/** By path in the webhook. */
	errors: FieldErrors;
}

export function BodyRows( { webhook: { id, body }, errors }: Props ) {
	const rows = useRows( id, 'row' );

	return (
		<fieldset className="uf-webhook__rows">
			<legend>{ __( 'Request Body', 'userfeedback' ) }</legend>
			<p className="uf-workflow__soft">
				{ __( 'If you add no parameters, the full response is sent.', 'userfeedback' ) }
			</p>
			{ body.map( ( { id: row, key, value }, place ) => {
				const number = formatNumber( place + 1 );
				const of = { webhook: id, row };
				return (
					<div key={ row } className="uf-webhook__row">
						<TextField
							field={ fieldName( of, 'key' ) }
							/* translators: %s: number of a parameter */
							label={ sprintf( __( 'Parameter %s key', 'userfeedback' ), number ) }
							hideLabel
							placeholder={ __( 'Key', 'userfeedback' ) }
							error={ errors[ `body[${ String( place ) }].key` ] }
							help={
								value !== '' && key.trim() === ''
									? __( 'Add a key, or this parameter isn’t sent.', 'userfeedback' )
									: undefined
							}
							maxLength={ LIMITS.SHORT_TEXT }
							value={ key }
							operation={ ( typed ) => ( { type: 'set', ...of, path: 'key', value: typed } ) }
						/>
						<ParameterSelect
							of={ of }
							/* translators: %s: number of a parameter */
							label={ sprintf( __( 'Parameter %s value', 'userfeedback' ), number ) }
							value={ value }
						/>
						<RowTools
							add={
								body.length < LIMITS.WEBHOOK_ROWS
									? {
											/* translators: %s: number of a parameter */
											label: sprintf(
												__( 'Add a parameter after parameter %s', 'userfeedback' ),
												number
											),
											onClick: () => rows.add( body, row ),
										}
									: null
							}
							remove={
								place > 0
									? {
											/* translators: %s: number of a parameter */
											label: sprintf( __( 'Remove parameter %s', 'userfeedback' ), number ),
											onClick: () => rows.remove( body, row ),
										}
									: null
							}
						/>
					</div>
				);
			} ) }
		</fieldset>
	);
}
