import { TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { useDispatch } from '../saving/state/builder-context';
import type { Operation } from '../draft/operations/operations';

interface Props {
	/** Its name in errors, by ids. */
	field: string;
	label: string;
	hideLabel?: boolean;
	value: string;
	error?: string | undefined;
	help?: ReactNode;
	type?: 'text' | 'url';
	placeholder?: string;
	maxLength: number;
	/** Creates the edit. */
	operation: ( value: string ) => Operation;
}

/** A text of the form: all its key presses are one undo step, and its error is shown below it. */
export function TextField( { field, label, hideLabel = false, value, error, help, operation, ...props }: Props ) {
	const dispatch = useDispatch();

	return (
		<div className="uf-workflow__field" data-field={ field }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				className={ error === undefined ? '' : 'uf-field--invalid' }
				label={ label }
				hideLabelFromVision={ hideLabel }
				help={ error ?? help }
				aria-invalid={ error === undefined ? undefined : true }
				dir="ltr"
				autoComplete="off"
				spellCheck={ false }
				value={ value }
				onChange={ ( typed ) => dispatch( { type: 'typed', operation: operation( typed ) } ) }
				onBlur={ () => dispatch( { type: 'field-left' } ) }
				{ ...props }
			/>
		</div>
	);
}
