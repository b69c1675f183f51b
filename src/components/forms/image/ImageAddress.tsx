import { Button, Dropdown, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { LIMITS } from '@/contract/limits';

interface Props {
	/** See fieldName(). */
	field: string;
	label: string;
	icon: NonNullable< ComponentProps< typeof Button >[ 'icon' ] >;
	/** Empty if none is set. */
	value: string;
	onChange: ( address: string ) => void;
}

/** For users who can't upload files and so have no media library to choose from. */
export function ImageAddress( { field, label, icon, value, onChange }: Props ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			contentClassName="uf-picture-address"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					data-field={ field }
					className={ `uf-picture__button ${ value === '' ? 'is-empty' : '' }` }
					icon={ icon }
					label={ label }
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => (
				<AddressForm
					label={ label }
					value={ value }
					onChange={ ( address ) => {
						onClose();
						onChange( address );
					} }
				/>
			) }
		/>
	);
}

function AddressForm( { label, value, onChange }: Pick< Props, 'label' | 'value' | 'onChange' > ) {
	const [ typed, setTyped ] = useState( value );
	const [ isWrong, setWrong ] = useState( false );

	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		const address = typed.trim();
		if ( isWebAddress( address ) ) {
			onChange( address );
		} else {
			setWrong( true );
		}
	};

	return (
		<form role="dialog" aria-label={ label } noValidate onSubmit={ onSubmit }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				className={ isWrong ? 'uf-field--invalid' : '' }
				type="url"
				dir="ltr"
				label={ __( 'Image URL', 'userfeedback' ) }
				help={
					isWrong
						? __( 'Enter a full URL, starting with https:// or http://.', 'userfeedback' )
						: __(
								'Use an image that’s already on this site. You don’t have permission to upload files.',
								'userfeedback'
							)
				}
				maxLength={ LIMITS.URL }
				aria-invalid={ isWrong || undefined }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					setWrong( false );
				} }
			/>
			<div className="uf-picture-address__buttons">
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Use this image', 'userfeedback' ) }
				</Button>
				{ value !== '' && (
					<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => onChange( '' ) }>
						{ __( 'Remove image', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</form>
	);
}

/** The server rejects all others, with an error for this field. */
function isWebAddress( address: string ): boolean {
	return /^https?:\/\//i.test( address ) && URL.canParse( address );
}
