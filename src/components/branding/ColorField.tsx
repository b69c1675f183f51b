import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { fullHexColor } from './contrast';
import './ColorField.scss';

interface Props {
	label: string;
	/** See fieldName(). */
	field: string;
	value: string;
	/** The value after a reset; without it there is no reset. */
	usual?: string;
	/** Called with each color on the way to the final one. */
	onType: ( color: string ) => void;
	onLeave?: () => void;
	onReset?: () => void;
}

export function ColorField( { label, field, value, usual, onType, onLeave, onReset }: Props ) {
	const id = useId();
	const color = fullHexColor( value );

	return (
		<BaseControl __nextHasNoMarginBottom id={ id } label={ label }>
			<div className="uf-color">
				<input
					id={ id }
					type="color"
					data-field={ field }
					value={ color }
					onChange={ ( { target } ) => onType( target.value ) }
					onBlur={ onLeave }
				/>
				<code dir="ltr">{ color }</code>
				{ usual !== undefined && color !== fullHexColor( usual ) && (
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
