<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

/** A call that anyone can make to a route without a permission. */
final class PublicCall {

	/**
	 * @param string    $case  what is sent where, for failure messages.
	 * @param string    $path  below userfeedback/v1, with its query string if any.
	 * @param list<int> $may   statuses allowed here; empty if not known beforehand.
	 * @param string    $names the field that an error must name; empty for none.
	 */
	public function __construct(
		public readonly string $case,
		public readonly string $method,
		public readonly string $path,
		public readonly string $body = '',
		public readonly string $type = 'application/json',
		public readonly array $may = array(),
		public readonly string $names = ''
	) {}

	/** @param list<int> $may */
	public static function submission(
		string $case,
		int|string $surveyId,
		string $body,
		array $may = array(),
		string $type = 'application/json',
		string $names = ''
	): self {
		return new self( $case, 'POST', "surveys/$surveyId/responses", $body, $type, $may, $names );
	}

	public function called( string $case ): self {
		return new self( $case, $this->method, $this->path, $this->body, $this->type, $this->may, $this->names );
	}

	/** Returns the same call for the collector; null if it doesn't accept it. */
	public function query(): ?string {
		return 1 === preg_match( '#\Asurveys/(\d+)/(response|impression)s?(?:\?(.*))?\z#s', $this->path, $found )
			? "survey=$found[1]&do=$found[2]&" . ( $found[3] ?? '' )
			: null;
	}
}
