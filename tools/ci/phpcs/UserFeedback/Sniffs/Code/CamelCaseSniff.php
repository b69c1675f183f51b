<?php
declare(strict_types=1);

namespace UserFeedback\Sniffs\Code;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Requires camelCase for variables, properties and methods. WordPress's names stay as they are, and reading a property from an
 * object is not checked: only declarations are ours to name.
 */
final class CamelCaseSniff implements Sniff {

	/** Variables of WordPress, and methods that PHP, WordPress or another plugin calls by name. */
	private const OF_OTHERS = '/^(?:table_prefix|http_response_header|(?:wp|shortcode)_\w+|__\w+|get_page_cache|send_header)$/';

	/** A test's name is a sentence. */
	private const SENTENCE = '/^test_[a-z0-9_]+$/';

	private const CAMEL_CASE = '/^[a-z][a-zA-Z0-9]*$/';

	/** @return list<int|string> */
	public function register(): array {
		return array( T_VARIABLE, T_FUNCTION );
	}

	/**
	 * @param File $phpcsFile
	 * @param int  $stackPtr
	 */
	public function process( $phpcsFile, $stackPtr ): void {
		$token = $phpcsFile->getTokens()[ $stackPtr ];
		if ( T_VARIABLE === $token['code'] ) {
			$this->check( $phpcsFile, $stackPtr, substr( $token['content'], 1 ) );
		} elseif ( $phpcsFile->hasCondition( $stackPtr, array( T_CLASS, T_ENUM, T_INTERFACE, T_ANON_CLASS ) ) ) {
			$name = (string) $phpcsFile->getDeclarationName( $stackPtr );
			if ( 1 !== preg_match( self::SENTENCE, $name ) ) {
				$this->check( $phpcsFile, $stackPtr, $name );
			}
		}
	}

	private function check( File $file, int $place, string $name ): void {
		$isOfPhp = ctype_upper( ltrim( $name, '_' )[0] ?? 'a' ) && strtoupper( $name ) === $name; // $_GET, $GLOBALS.
		if ( ! $isOfPhp && 1 !== preg_match( self::CAMEL_CASE, $name ) && 1 !== preg_match( self::OF_OTHERS, $name ) ) {
			$file->addError( '%s is not camelCase', $place, 'NotCamelCase', array( $name ) );
		}
	}
}
