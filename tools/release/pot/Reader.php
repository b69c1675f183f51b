<?php
declare(strict_types=1);

namespace UserFeedback\Pot;

use PhpToken;

/** The comments and the calls of some functions in one PHP source, in order. */
final class Reader {

	/** Tokens before a name that isn't a call of a global function. */
	private const NO_CALL_AFTER = array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW );

	/** @var list<PhpToken> without whitespace */
	private readonly array $tokens;

	/** @param list<string> $functions */
	public function __construct( string $source, private readonly array $functions ) {
		$this->tokens = array_values(
			array_filter( PhpToken::tokenize( $source ), static fn( PhpToken $token ): bool => ! $token->is( T_WHITESPACE ) )
		);
	}

	/** @return list<array{comment: string, line: int}|array{call: string, line: int, arguments: list<string|null>}> */
	public function found(): array {
		$found = array();
		foreach ( $this->tokens as $index => $token ) {
			if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				$found[] = array(
					'comment' => $token->text,
					'line'    => $token->line + substr_count( $token->text, "\n" ),
				);
			} elseif ( $this->isCall( $index ) ) {
				$found[] = array(
					'call'      => ltrim( $token->text, '\\' ),
					'line'      => $token->line,
					'arguments' => $this->arguments( $index + 2 ),
				);
			}
		}
		return $found;
	}

	private function isCall( int $index ): bool {
		$token  = $this->tokens[ $index ];
		$before = $this->tokens[ $index - 1 ] ?? null;
		return $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) )
			&& in_array( ltrim( $token->text, '\\' ), $this->functions, true )
			&& $this->isSign( $index + 1, '(' )
			&& ( null === $before || ! $before->is( self::NO_CALL_AFTER ) );
	}

	/**
	 * @param int $index of the token after the opening bracket.
	 * @return list<string|null> null for anything but one quoted string.
	 */
	private function arguments( int $index ): array {
		$arguments = array();
		$argument  = array();
		$depth     = 1;
		for ( ; isset( $this->tokens[ $index ] ); $index++ ) {
			$token = $this->tokens[ $index ];
			if ( $this->isSign( $index, '([{' ) || $token->is( array( T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES, T_ATTRIBUTE ) ) ) {
				++$depth;
			} elseif ( $this->isSign( $index, ')]}' ) ) {
				--$depth;
			}
			if ( 0 === $depth || ( 1 === $depth && $this->isSign( $index, ',' ) ) ) {
				$arguments[] = $this->literal( $argument );
				$argument    = array();
			} elseif ( ! $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				$argument[] = $token;
			}
			if ( 0 === $depth ) {
				break;
			}
		}
		return $arguments;
	}

	/** @param list<PhpToken> $argument */
	private function literal( array $argument ): ?string {
		return 1 === count( $argument ) && $argument[0]->is( T_CONSTANT_ENCAPSED_STRING ) ? Literal::valueOf( $argument[0]->text ) : null;
	}

	/** Compares ids and not text: a part of a string may be a bracket as well. */
	private function isSign( int $index, string $signs ): bool {
		$id = $this->tokens[ $index ]->id ?? 0;
		return $id > 0 && $id < 256 && str_contains( $signs, chr( $id ) );
	}
}
