<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use FilesystemIterator;
use RuntimeException;
use SplFileInfo;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of many megabytes is written a page at a time, cut and locked.

/**
 * The folder for files that are ready to download: in the uploads folder, under random names, and protected by .htaccess if the
 * web server supports it. Only the admin page serves them, and it checks the permission again.
 */
final class ExportFolder {

	private const NAME = 'userfeedback-exports';

	private const CLOSED = array(
		'index.php' => "<?php // Nothing to see here.\n",
		'.htaccess' => "Require all denied\nDeny from all\n",
	);

	/** @return string path of the new file in the folder. */
	public function newFile( string $format ): string {
		$folder = self::path() . '/' . bin2hex( random_bytes( 16 ) );
		if ( ! wp_mkdir_p( $folder ) ) {
			throw new RuntimeException( 'The folder of exports cannot be written.' );
		}
		foreach ( array( self::path(), $folder ) as $closed ) {
			foreach ( self::CLOSED as $name => $contents ) {
				if ( ! is_file( "$closed/$name" ) ) {
					file_put_contents( "$closed/$name", $contents );
				}
			}
		}
		return basename( $folder ) . '/' . bin2hex( random_bytes( 16 ) ) . ".$format";
	}

	/**
	 * @param int $bytes length that is valid; anything that a killed process wrote after it is cut off.
	 * @return resource|null null if another process has it.
	 * @throws RuntimeException The file isn't writable, or is shorter.
	 */
	public function open( string $file, int $bytes ) {
		$path   = $this->of( $file );
		$handle = is_dir( dirname( $path ) ) ? fopen( $path, 'cb' ) : false; // Another server may have made the folder.
		if ( false === $handle ) {
			throw new RuntimeException( 'The file of an export cannot be written.' );
		}
		if ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			fclose( $handle );
			return null;
		}
		if ( ( fstat( $handle )['size'] ?? 0 ) < $bytes || ! ftruncate( $handle, max( 0, $bytes ) ) || 0 !== fseek( $handle, $bytes ) ) {
			fclose( $handle );
			throw new RuntimeException( 'A part of the file of an export is gone.' );
		}
		return $handle;
	}

	public function has( string $file ): bool {
		return is_file( $this->of( $file ) );
	}

	public function of( string $file ): string {
		return self::path() . "/$file";
	}

	public function delete( string $file ): void {
		self::clear( self::path() . '/' . dirname( $file ) );
	}

	/**
	 * Deletes all orphaned files, such as those of a deleted survey.
	 *
	 * @param list<string> $kept
	 */
	public function deleteBut( array $kept ): void {
		foreach ( self::folders() as $folder ) {
			if ( ! in_array( basename( $folder ), array_map( 'dirname', $kept ), true ) ) {
				self::clear( $folder );
			}
		}
	}

	/** Deletes the folder on uninstall. */
	public static function remove(): void {
		foreach ( self::folders() as $folder ) {
			self::clear( $folder );
		}
		self::clear( self::path() );
	}

	private static function clear( string $folder ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		foreach ( new FilesystemIterator( $folder ) as $file ) {
			if ( $file instanceof SplFileInfo && $file->isFile() ) {
				wp_delete_file( $file->getPathname() );
			}
		}
		rmdir( $folder );
	}

	/** @return list<string> */
	private static function folders(): array {
		$found = glob( self::path() . '/*', GLOB_ONLYDIR );
		return false === $found ? array() : $found;
	}

	private static function path(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::NAME;
	}
}
