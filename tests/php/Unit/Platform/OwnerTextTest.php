<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\OwnerText;

final class OwnerTextTest extends TestCase {

	public function test_joins_a_title_pasted_over_several_lines(): void {
		self::assertSame( 'One two  three', OwnerText::line( " One \r\n\t\n two  three\u{00A0}\n" ) );
	}

	public function test_a_paragraph_keeps_its_lines_and_uses_one_kind_of_line_break(): void {
		self::assertSame( "One\n\n two\nthree", OwnerText::paragraph( "\u{3000}One\r\n\r\n two\rthree \n" ) );
	}
}
