import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';
import './plain.css';

export function NotFound() {
  const { notFound } = useWords();
  return (
    <Page title={notFound.title} className="plain">
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <p>
        <Link className="btn" href="/">
          {notFound.home}
        </Link>
      </p>
    </Page>
  );
}
