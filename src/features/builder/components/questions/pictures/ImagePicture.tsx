import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { image as imageIcon } from '@wordpress/icons';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useDispatch } from '@/features/builder/model/builder-context';
import { fieldName } from '@/features/builder/model/fields';
import { hasMediaLibrary, openMediaLibrary } from '@/features/builder/model/pictures/media-library';
import { ImageAddress } from './ImageAddress';
import type { PictureProps } from './picture-props';
import { Thumbnail } from './Thumbnail';
import './pictures.scss';

/** The image of an option: chosen from the media library, or given by its address where there is none. */
export function ImagePicture( { question, option, place, isWrong }: PictureProps ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const { image = '' } = option;
	const field = fieldName( { question, option: option.id }, 'image' );
	const number = formatNumber( place + 1 );
	/* translators: %s: number of an option */
	const chooseLabel = sprintf( __( 'Choose an image for option %s', 'userfeedback' ), number );
	/* translators: %s: number of an option */
	const changeLabel = sprintf( __( 'Image of option %s', 'userfeedback' ), number );

	/** The button is another one then, which the library or the menu knows nothing of. */
	const focusButton = () => focusLater( `[data-field="${ field }"]` );
	const set = ( address: string, alt = '' ) => {
		dispatch( {
			type: 'done',
			operation: { type: 'choose-image', question, option: option.id, image: address, alt },
		} );
		focusButton();
	};
	const openLibrary = () =>
		openMediaLibrary( { onChoose: ( { address, alt } ) => set( address, alt ), onClose: focusButton } );
	const thumbnail = image === '' ? imageIcon : <Thumbnail key={ image } address={ image } />; // One that is missing is not the next one.

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
