// One file for Jest, so that the pages and what they are compared with are read once.
import "@/tests/site/every-page";
import "@/tests/site/articles-and-episodes";
import "@/tests/site/ways-to-the-form";
import "@/tests/site/texts-to-send";
import "@/tests/site/words";
import "@/tests/site/files";
import "@/tests/site/press-archive";
