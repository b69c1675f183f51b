import type { ComponentChildren } from 'preact';
import type { FieldProps } from '../view';
import { ErrorMessage } from './ErrorMessage';
import { idsOf } from './ids-of';
import { Title } from './Title';

interface Props {
	of: FieldProps;
	error?: string | undefined;
	/** True for radio buttons, which announce together that an answer is required; false for checkboxes. */
	isOne?: boolean;
	children: ComponentChildren;
}

/** A question with several controls: the title names the group; its help line and its error describe the group. */
export function Fieldset( { of, error, isOne, children }: Props ) {
	const { required, help } = of.question;
	return (
		<fieldset
			role={ isOne ? 'radiogroup' : undefined }
			aria-required={ isOne ? required : undefined }
			aria-describedby={ idsOf( EXTENDED && help && 'help', error && 'error' ) }
		>
			<legend class="title">
				<Title { ...of } />
				{ /* Groups of checkboxes have no required attribute, and no single box must be ticked. */ }
				{ required && isOne === false && <span class="unseen"> { of.strings.needed }</span> }
			</legend>
			{ EXTENDED && help && (
				<p id="help">
					<bdi>{ help }</bdi>
				</p>
			) }
			{ children }
			<ErrorMessage id="error" text={ error } />
		</fieldset>
	);
}
