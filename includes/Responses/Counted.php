<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/** Where a response's row stands with the tables that are derived from it. */
enum Counted: int {
	/** New: nobody was told of it yet. */
	case NOT_YET = 0;
	case IN      = 1;
	/** It was in, and was taken out because it left `publish`. */
	case OUT     = 2;
}
