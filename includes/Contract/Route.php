<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One line of the route table. */
final class Route {

	public readonly Shape $query;
	public readonly Shape $body;
	public readonly ?Shape $answer;
	public readonly int $status;

	/**
	 * @param array{class-string, string} $handler
	 * @param array<string, Shape> $words see path().
	 */
	private function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly array $handler,
		public readonly Can $can,
		?Shape $query = null,
		?Shape $body = null,
		?Shape $answer = null,
		int $status = 200,
		private readonly array $words = array()
	) {
		$this->query  = $query ?? S::object( array() );
		$this->body   = $body ?? S::object( array() );
		$this->answer = $answer;
		$this->status = $status;
	}

	/** @param array{class-string, string} $handler */
	public static function get( string $path, array $handler, Can $can ): self {
		return new self( 'GET', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function post( string $path, array $handler, Can $can ): self {
		return new self( 'POST', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function delete( string $path, array $handler, Can $can ): self {
		return new self( 'DELETE', $path, $handler, $can );
	}

	/**
	 * What stands in braces in the path is a database id, save what is named here: a word of small letters, digits,
	 * hyphens and underscores.
	 *
	 * @param array<string, Shape> $words
	 */
	public function path( array $words ): self {
		return new self( $this->method, $this->path, $this->handler, $this->can, $this->query, $this->body, $this->answer, $this->status, $words );
	}

	public function query( Shape $query ): self {
		return new self( $this->method, $this->path, $this->handler, $this->can, $query, $this->body, $this->answer, $this->status, $this->words );
	}

	public function body( Shape $body ): self {
		return new self( $this->method, $this->path, $this->handler, $this->can, $this->query, $body, $this->answer, $this->status, $this->words );
	}

	/** Without a shape the route answers 204 and nothing else. */
	public function returns( ?Shape $answer, int $status = 200 ): self {
		return new self( $this->method, $this->path, $this->handler, $this->can, $this->query, $this->body, $answer, $status, $this->words );
	}

	/** `GET surveys/{id}`: how tests and the typed client call this route. */
	public function key(): string {
		return $this->method . ' /' . $this->path;
	}

	/**
	 * The shapes of what stands in braces in the path.
	 *
	 * @return array<string, Shape>
	 */
	public function pathParameters(): array {
		preg_match_all( '/\{(\w+)\}/', $this->path, $found );
		$shapes = array();
		foreach ( $found[1] as $name ) {
			$shapes[ $name ] = ( $this->words[ $name ] ?? S::id() )->required();
		}
		return $shapes;
	}

	/**
	 * The path as the regular expression that WordPress's REST server matches.
	 *
	 * @return non-falsy-string
	 */
	public function pattern(): string {
		return '/' . preg_replace_callback( '/\{(\w+)\}/', fn( array $found ): string => "(?P<$found[1]>" . ( isset( $this->words[ $found[1] ] ) ? '[a-z0-9_-]+' : '\d+' ) . ')', $this->path );
	}
}
