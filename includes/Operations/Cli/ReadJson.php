<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a command's input from a file or a pipe. */
final class ReadJson {

	/** @return array<string, mixed> */
	public static function from( string $file ): array {
		$path = '-' === $file ? 'php://stdin' : $file;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of whoever types the command, or what they pipe in.
		$text = '-' === $file || is_readable( $file ) ? file_get_contents( $path ) : false;
		if ( false === $text ) {
			/* translators: %s: path of a file. */
			CliOutput::end( sprintf( __( 'Couldn’t read %s.', 'userfeedback' ), $file ) );
		}
		$read = json_decode( $text, true );
		if ( ! is_array( $read ) || ( array() !== $read && array_is_list( $read ) ) ) {
			/* translators: %s: path of a file. */
			CliOutput::end( sprintf( __( '%s doesn’t contain a JSON object.', 'userfeedback' ), $file ) );
		}
		/** @var array<string, mixed> $read its keys are names. */
		return $read;
	}
}
