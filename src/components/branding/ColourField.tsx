import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { wholeColour } from './contrast';
import './ColourField.scss';

interface Props {
	label: string;
	/** See fieldName(). */
	field: string;
	value: string;
	/** The value after a reset; without it there is no reset. */
	usual?: string;
	/** Called with each color on the way to the final one. */
	onType: ( colour: string ) => void;
	onLeave?: () => void;
	onReset?: () => void;
}

export function ColourField( { label, field, value, usual, onType, onLeave, onReset }: Props ) {
	const id = useId();
	const colour = wholeColour( value );

	return (
		<BaseControl __nextHasNoMarginBottom id={ id } label={ label }>
			<div className="uf-colour">
				<input
					id={ id }
					type="color"
					data-field={ field }
					value={ colour }
					onChange={ ( { target } ) => onType( target.value ) }
					onBlur={ onLeave }
				/>
				<code dir="ltr">{ colour }</code>
				{ usual !== undefined && colour !== wholeColour( usual ) && (
					<Button
						size="compact"
						variant="tertiary"
						onClick={ () => {
							onReset?.();
							document.getElementById( id )?.focus(); // This button disappears.
						} }
					>
						{ __( 'Reset color', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</BaseControl>
	);
}
