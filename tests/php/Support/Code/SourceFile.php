<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Code;

use FilesystemIterator;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** A PHP file read as tokens, so that words in comments and in text don't count as code. */
final class SourceFile {

	/** @var list<PhpToken> without white space and comments. */
	private array $tokens;

	private function __construct( public readonly string $path, public readonly string $code ) {
		$this->tokens = array_values(
			array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() )
		);
	}

	/** @return array<string, self> by path below includes/. */
	public static function all(): array {
		$root  = dirname( __DIR__, 4 ) . '/includes/';
		$files = array();
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$path           = substr( $file->getPathname(), strlen( $root ) );
				$files[ $path ] = new self( $path, (string) file_get_contents( $file->getPathname() ) );
			}
		}
		ksort( $files );
		return $files;
	}

	public function folder(): string {
		return str_contains( $this->path, '/' ) ? (string) strstr( $this->path, '/', true ) : '';
	}

	/** Returns its folder, below includes/. */
	public function folderPath(): string {
		return '.' === dirname( $this->path ) ? '' : dirname( $this->path );
	}

	/** Returns its class, by the rule that file and class share a name. */
	public function name(): string {
		return basename( $this->path, '.php' );
	}

	/** @return list<string> names below UserFeedback\ that the file imports or writes out. */
	public function uses(): array {
		$found = array();
		foreach ( $this->tokens as $token ) {
			$name = ltrim( $token->text, '\\' );
			if ( $token->is( array( T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED ) ) && str_starts_with( $name, 'UserFeedback\\' ) ) {
				$found[] = substr( $name, 13 );
			}
		}
		return array_values( array_unique( array_diff( $found, array( str_replace( '/', '\\', dirname( $this->path ) ) ) ) ) );
	}

	/** @return list<string> global functions that are called. */
	public function calls(): array {
		$found = array();
		foreach ( $this->tokens as $place => $token ) {
			$before = $this->tokens[ $place - 1 ] ?? null;
			$called = '(' === ( $this->tokens[ $place + 1 ]->text ?? '' );
			$method = null !== $before
				&& $before->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW, T_ATTRIBUTE ) );
			if ( $called && ! $method && $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) ) ) {
				$found[] = ltrim( $token->text, '\\' );
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** @return list<string> every piece of text in the code. */
	public function texts(): array {
		return $this->textsOf( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE );
	}

	/** @return list<string> variables and names without a namespace. */
	public function words(): array {
		return array_values( array_unique( $this->textsOf( T_VARIABLE, T_STRING ) ) );
	}

	/** Returns the keywords before `class`: final, abstract; or interface, enum. Empty for a file without either. */
	public function kind(): string {
		foreach ( $this->tokens as $place => $token ) {
			$before = $this->tokens[ $place - 1 ] ?? null;
			if ( $token->is( array( T_INTERFACE, T_ENUM ) ) ) {
				return strtolower( $token->text );
			}
			if ( $token->is( T_CLASS ) && null !== $before && ! $before->is( T_DOUBLE_COLON ) ) {
				return strtolower( $before->text );
			}
		}
		return '';
	}

	/** @return list<string> */
	private function textsOf( int ...$kinds ): array {
		return array_values(
			array_map(
				static fn( PhpToken $token ): string => $token->text,
				array_filter( $this->tokens, static fn( PhpToken $token ): bool => $token->is( $kinds ) )
			)
		);
	}
}
