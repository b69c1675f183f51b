import { Button, TextControl } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useId, useState } from 'react';
import type { Theme } from '@/contract/types';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { ThemeAnswers } from './ThemeAnswers';
import { ThemeMenu } from './ThemeMenu';
import type { Change } from './use-themes';

interface Props {
	surveyId: number;
	theme: Theme;
	/** Total number of answers read. */
	read: number;
	others: readonly Theme[];
	onChange: ( change: Change ) => void;
}

/** One theme with its count; a click opens its answers. */
export function ThemeRow( { surveyId, theme, read, others, onChange }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ isRenaming, setRenaming ] = useState( false );
	const id = useId();
	const { can } = useSite();
	const share = read > 0 ? ( 100 * theme.count ) / read : 0;

	return (
		<li className="uf-theme">
			<div className="uf-theme__line">
				{ isRenaming ? (
					<NameForm
						name={ theme.name }
						onSave={ ( name ) => {
							setRenaming( false );
							if ( name !== theme.name ) {
								onChange( { id: theme.id, name } );
							}
						} }
						onCancel={ () => setRenaming( false ) }
					/>
				) : (
					<Button
						variant="link"
						className="uf-theme__name"
						aria-expanded={ isOpen }
						aria-controls={ id }
						onClick={ () => setOpen( ! isOpen ) }
					>
						<span dir="auto">{ theme.name }</span>
						{ theme.pinned && (
							<>
								{ ' ' }
								<span className="uf-theme__pin">{ __( 'Pinned', 'userfeedback' ) }</span>
							</>
						) }
					</Button>
				) }
				<span className="uf-theme__count">
					{ answersText( theme.count ) } · { formatPercent( share ) }
				</span>
				{ can.edit && (
					<ThemeMenu
						theme={ theme }
						others={ others }
						onChange={ onChange }
						onRename={ () => setRenaming( true ) }
					/>
				) }
			</div>
			<span className="uf-theme__bar" aria-hidden="true">
				<span style={ { inlineSize: `${ String( share ) }%` } } />
			</span>
			{ ! isOpen && theme.quotes.length > 0 && (
				<p className="uf-theme__quotes" dir="auto">
					{ theme.quotes.map( ( quote ) => `“${ quote }”` ).join( ' · ' ) }
				</p>
			) }
			<div id={ id }>{ isOpen && <ThemeAnswers surveyId={ surveyId } theme={ theme } /> }</div>
		</li>
	);
}

interface FormProps {
	name: string;
	onSave: ( name: string ) => void;
	onCancel: () => void;
}

function NameForm( { name, onSave, onCancel }: FormProps ) {
	const [ typed, setTyped ] = useState( name );

	return (
		<form
			className="uf-theme__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( typed.trim() !== '' ) {
					onSave( typed.trim() );
				}
			} }
			onKeyDown={ ( { key } ) => key === 'Escape' && onCancel() }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Theme name', 'userfeedback' ) }
				value={ typed }
				maxLength={ 100 }
				autoFocus
				onChange={ setTyped }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit" disabled={ typed.trim() === '' }>
				{ __( 'Save', 'userfeedback' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'userfeedback' ) }
			</Button>
		</form>
	);
}

function answersText( count: number ): string {
	/* translators: %s: number of answers */
	return sprintf( _n( '%s answer', '%s answers', count, 'userfeedback' ), formatNumber( count ) );
}
