<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

/** The caller has no right to do this. */
final class Forbidden extends Problem {

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return 'userfeedback_forbidden';
	}
}
