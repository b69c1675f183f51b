<?php
declare(strict_types=1);

namespace UserFeedback\Sniffs\Code;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Requires lines of at most 140 columns, except those that can't be broken: a text alone on its line, because translators get
 * complete sentences, and a comment for tools.
 */
final class LineLengthSniff implements Sniff {

	private const MOST = 140;

	/** Columns of a tab. */
	private const COLUMNS = '    ';

	/** Allows at most a key, a name or an operator before one text, and only brackets after it. */
	private const ONE_TEXT = <<<'PATTERN'
		~^\s*(?:[\w$. :]*(?:=>?|\.|,)?\s*)?(?:'[\w-]+'\s*=>\s*)?(['"]).*\1[\s),;.\]]*$~
		PATTERN;

	/** A comment that a program reads: our tools, or WordPress for the plugin's header. */
	private const TO_TOOLS = '~^\s*(?://|/?\*\*?) (?:phpcs:|@(?:var|phpstan)|[A-Z]\w+(?: \w+)*:  )~';

	/** @return list<int> */
	public function register(): array {
		return array( T_OPEN_TAG );
	}

	/**
	 * @param File $phpcsFile
	 * @param int  $stackPtr
	 */
	public function process( $phpcsFile, $stackPtr ): int {
		$lines = array();
		foreach ( $phpcsFile->getTokens() as $place => $token ) {
			$line               = $token['line'];
			$lines[ $line ]   ??= array( $place, '' );
			$lines[ $line ][1] .= $token['orig_content'] ?? $token['content'];
		}
		foreach ( $lines as [ $place, $text ] ) {
			$text  = rtrim( $text );
			$width = mb_strlen( str_replace( "\t", self::COLUMNS, $text ) );
			if ( $width > self::MOST && 1 !== preg_match( trim( self::ONE_TEXT ), $text ) && 1 !== preg_match( self::TO_TOOLS, $text ) ) {
				$phpcsFile->addError( 'Line has %s columns, %s are the most', $place, 'TooLong', array( $width, self::MOST ) );
			}
		}
		return $phpcsFile->numTokens;
	}
}
