import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { image as imageIcon } from '@wordpress/icons';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { hasMediaLibrary, openMediaLibrary } from './media-library';
import { ImageAddress } from './ImageAddress';
import { Thumbnail } from './Thumbnail';
import './picked-image.scss';

interface Props {
	/** See fieldName(). */
	field: string;
	chooseLabel: string;
	changeLabel: string;
	/** Empty if none is set. */
	image: string;
	isWrong: boolean;
	/** @param alt alternative text from the media library */
	onChange: ( image: string, alt: string ) => void;
}

/** An image from the media library, or given by its address if there is no library. */
export function PickedImage( { field, chooseLabel, changeLabel, image, isWrong, onChange }: Props ) {
	const focusLater = useFocusLater();
	/** The button is replaced then, so the library or menu can't return focus to it. */
	const focusButton = () => focusLater( `[data-field="${ field }"]` );
	const set = ( address: string, alt = '' ) => {
		onChange( address, alt );
		focusButton();
	};
	const openLibrary = () =>
		openMediaLibrary( { onChoose: ( { address, alt } ) => set( address, alt ), onClose: focusButton } );
	const thumbnail = image === '' ? imageIcon : <Thumbnail key={ image } address={ image } />; // A new key resets the missing state.

	return (
		<span className={ `uf-picture ${ isWrong ? 'is-wrong' : '' }` }>
			{ ! hasMediaLibrary() ? (
				<ImageAddress
					field={ field }
					label={ image === '' ? chooseLabel : changeLabel }
					icon={ thumbnail }
					value={ image }
					onChange={ ( address ) => set( address ) }
				/>
			) : image === '' ? (
				<Button
					data-field={ field }
					className="uf-picture__button is-empty"
					icon={ imageIcon }
					label={ chooseLabel }
					aria-haspopup="dialog"
					onClick={ openLibrary }
				/>
			) : (
				<DropdownMenu
					icon={ thumbnail }
					label={ changeLabel }
					toggleProps={ { className: 'uf-picture__button', ...{ 'data-field': field } } }
					popoverProps={ { placement: 'bottom-start' } }
				>
					{ ( { onClose } ) => (
						<MenuGroup label={ changeLabel }>
							<MenuItem
								onClick={ () => {
									onClose();
									openLibrary();
								} }
							>
								{ __( 'Replace image', 'userfeedback' ) }
							</MenuItem>
							<MenuItem
								isDestructive
								onClick={ () => {
									onClose();
									set( '' );
								} }
							>
								{ __( 'Remove image', 'userfeedback' ) }
							</MenuItem>
						</MenuGroup>
					) }
				</DropdownMenu>
			) }
		</span>
	);
}
