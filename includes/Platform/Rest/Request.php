<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request validated against the route's shapes: a controller may rely on every type in it. */
final class Request {

	/**
	 * @param array<string, mixed> $path
	 * @param array<string, mixed> $query
	 * @param array<string, mixed> $body
	 */
	public function __construct(
		private readonly array $path,
		private readonly array $query,
		private readonly array $body,
		private readonly string $etag = ''
	) {}

	public function id( string $name = 'id' ): int {
		$id = $this->path[ $name ] ?? 0;
		return is_int( $id ) ? $id : 0;
	}

	/** Returns the value of a word parameter in the path. */
	public function word( string $name ): string {
		$word = $this->path[ $name ] ?? '';
		return is_string( $word ) ? $word : '';
	}

	/** @return array<string, mixed> */
	public function query(): array {
		return $this->query;
	}

	/** @return array<string, mixed> */
	public function body(): array {
		return $this->body;
	}

	/** @return list<int> ids from the query */
	public function listed( string $name ): array {
		$ids = $this->query[ $name ] ?? array();
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
	}

	/** Returns the client's ETag, from `If-None-Match`. */
	public function etag(): string {
		return $this->etag;
	}

	/** @return list<int> */
	public function ids( string $name ): array {
		$ids = $this->body[ $name ] ?? array();
		return is_array( $ids ) ? array_values( array_unique( array_filter( $ids, 'is_int' ) ) ) : array();
	}
}
